import { createRoot } from 'react-dom/client'
import styles from './Zoom.module.css'

/** Shows an empty zoom. */
export function mount() {
  createRoot(document.body).render(<p className={styles.panel}>zoom</p>)
}
