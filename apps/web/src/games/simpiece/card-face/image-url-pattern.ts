import { create } from 'zustand'

/** Placeholder of a card's number in the URL. */
export const idPlaceholder = '{id}'
const key = 'parlor.simpiece.images'
const longest = 200
/** Stands for the page's own origin. */
const ownOrigin = 'https://own-origin.invalid'

/** String key of the reason why a URL pattern is invalid; null when it is valid, or empty because no images are wanted. */
export function imageUrlPatternProblem(pattern: string): string | null {
  if (pattern === '') return null
  if (pattern.length > longest) return 'cards.images.long'
  const path = pattern.startsWith('/')
  if (!path && !pattern.startsWith('https://')) return 'cards.images.notHttps'
  if (!pattern.includes(idPlaceholder)) return 'cards.images.noSlot'
  const address = imageUrlOf(pattern, 'OP01-001')
  if (!URL.canParse(address, ownOrigin)) return 'cards.images.noAddress'
  // A path of the page's own origin; two slashes of either kind would be another host.
  return path && new URL(address, ownOrigin).origin !== ownOrigin ? 'cards.images.notHttps' : null
}

export function imageUrlOf(pattern: string, id: string): string {
  return pattern.replaceAll(idPlaceholder, id)
}

const usePattern = create<{ readonly pattern: string }>(() => ({ pattern: stored() }))

/** URL pattern of card images; empty when turned off. */
export function useImageUrlPattern(): string {
  return usePattern(({ pattern }) => pattern)
}

/** Sets the pattern, or turns images off; false where the device cannot store it. The pattern must be valid. */
export function setImageUrlPattern(pattern: string): boolean {
  usePattern.setState({ pattern })
  try {
    if (pattern === '') localStorage.removeItem(key)
    else localStorage.setItem(key, pattern)
    return true
  } catch {
    return false
  }
}

function stored(): string {
  try {
    const pattern = localStorage.getItem(key) ?? ''
    return imageUrlPatternProblem(pattern) === null ? pattern : ''
  } catch {
    return ''
  }
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) usePattern.setState({ pattern: stored() })
  })
