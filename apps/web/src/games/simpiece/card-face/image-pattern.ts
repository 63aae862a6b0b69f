import { create } from 'zustand'

/** Where a card's number goes in the address. */
export const idPlaceholder = '{id}'
const key = 'parlor.simpiece.images'
const longest = 200
/** Stands for wherever the page comes from. */
const house = 'https://house.invalid'

/** Why an address cannot be used: the key of the words for it; null when it can, or when it is empty and no pictures are wanted. */
export function patternProblem(pattern: string): string | null {
  if (pattern === '') return null
  if (pattern.length > longest) return 'cards.images.long'
  const path = pattern.startsWith('/')
  if (!path && !pattern.startsWith('https://')) return 'cards.images.notHttps'
  if (!pattern.includes(idPlaceholder)) return 'cards.images.noSlot'
  const address = imageUrlOf(pattern, 'OP01-001')
  if (!URL.canParse(address, house)) return 'cards.images.noAddress'
  // A path of the house itself, for who keeps pictures beside it; two strokes of either kind would be another house.
  return path && new URL(address, house).origin !== house ? 'cards.images.notHttps' : null
}

export function imageUrlOf(pattern: string, id: string): string {
  return pattern.replaceAll(idPlaceholder, id)
}

const usePattern = create<{ readonly pattern: string }>(() => ({ pattern: stored() }))

/** The address pictures are loaded from; empty while none are wanted. */
export function useImagePattern(): string {
  return usePattern(({ pattern }) => pattern)
}

/** Loads pictures from there from now on, or none; false where the device does not keep it. The pattern must be sound. */
export function setImagePattern(pattern: string): boolean {
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
    return patternProblem(pattern) === null ? pattern : ''
  } catch {
    return ''
  }
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) usePattern.setState({ pattern: stored() })
  })
