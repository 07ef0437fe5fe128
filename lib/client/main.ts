document.documentElement.dataset.client = 'ready'

document.addEventListener('click', () => {
  void import('@/components/islands/zoom/mount').then(({ mount }) => mount())
})
document.addEventListener('keydown', () => {
  void import('@/components/islands/shortcuts/mount').then(({ mount }) =>
    mount(),
  )
})
