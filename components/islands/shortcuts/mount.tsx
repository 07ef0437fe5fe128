import { createRoot } from 'react-dom/client'
import styles from './Shortcuts.module.css'

/** Shows an empty shortcuts. */
export function mount() {
  createRoot(document.body).render(<p className={styles.panel}>shortcuts</p>)
}
