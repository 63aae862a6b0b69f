// A classic script of its own: it runs when the app's modules or styles cannot be loaded.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return
    const show = () => (document.getElementById('failed').hidden = false)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
    else show()
  },
  true,
)
