addEventListener(
  'error',
  ({ target }) => {
    if (target.tagName !== 'SCRIPT' && target.rel !== 'stylesheet') return
    const show = () => document.getElementById('failed')?.style.setProperty('animation', 'none')
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
    else show()
  },
  true,
)
