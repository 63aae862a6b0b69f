import { useEffect, useRef } from 'react'

/** The keys 1 to 9 wherever the focus is, except in a dialog or a field; a key that is held down counts once. */
export function useNumberKeys(active: boolean, onNumber: (number: number) => void): void {
  const latest = useRef(onNumber)
  useEffect(() => {
    latest.current = onNumber
  })
  useEffect(() => {
    if (!active) return
    function pressed(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-9]$/.test(event.key)) return
      const elsewhere = event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]') !== null
      if (elsewhere || document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      latest.current(Number(event.key))
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [active])
}
