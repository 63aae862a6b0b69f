import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { create } from 'zustand'
import { classic } from './classic.ts'
import { brought, served, shelf, type Source } from './source.ts'
import { readTheme, type Theme } from './theme.ts'
import type { Files } from './zip.ts'

/** A theme that can be chosen. */
export interface Offer {
  readonly id: string
  readonly theme: Theme
}

interface Shelf {
  /** Null until the folder has been looked into. */
  readonly offers: readonly Offer[] | null
  /** The theme the player has brought along to try; it outranks the chosen one until the page closes. */
  readonly tried: { readonly source: Source; readonly theme: Theme } | null
}

export const useShelf = create<Shelf>(() => ({ offers: null, tried: null }))

/** Themes that ship, in the order they are offered; others follow by name. */
export const shipped = ['classic', 'havana', 'contrast'] as const

const folderName = /^[a-z][a-zA-Z0-9-]{0,39}$/

/** Looks which themes there are. Folders that hold no usable theme are told about, not offered. */
export async function lookAround(): Promise<readonly Rejection[]> {
  const problems: Rejection[] = []
  const names = await listFolders()
  const offers = await Promise.all(
    names.map(async (id): Promise<Offer | null> => {
      const text = await served(id).text('theme.json')
      const theme = isRejection(text) ? text : readTheme(text)
      if (!isRejection(theme)) return { id, theme }
      problems.push({ rejected: theme.rejected, params: { theme: id, file: 'theme.json', ...theme.params } })
      return null
    }),
  )
  const found = offers.filter((offer) => offer !== null)
  useShelf.setState({ offers: found.some(({ id }) => id === 'classic') ? found : [{ id: 'classic', theme: classic }, ...found] })
  return problems
}

/** The folders the server has; its answer is a list of names, or what a web server writes when it lists a folder. */
async function listFolders(): Promise<readonly string[]> {
  try {
    const response = await fetch(`${shelf}index.json`)
    const list = response.ok ? ((await response.json()) as unknown) : []
    const names = Array.isArray(list) ? list.map(nameOf).filter((name) => name !== null) : []
    const rank = (name: string) => ((at) => (at < 0 ? shipped.length : at))((shipped as readonly string[]).indexOf(name))
    return [...new Set(names)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)).slice(0, 60)
  } catch {
    return shipped
  }
}

function nameOf(entry: unknown): string | null {
  const name = typeof entry === 'string' ? entry : isFolder(entry) ? entry.name : null
  return name !== null && folderName.test(name) ? name : null
}

function isFolder(entry: unknown): entry is { name: string } {
  const { name, type } = (entry ?? {}) as Record<string, unknown>
  return type === 'directory' && typeof name === 'string'
}

/** Takes a theme the player has brought along, called as its archive or folder is; its picture files are looked at when it is drawn. */
export async function tryTheme(files: Files, label: string): Promise<Theme | Rejection> {
  const source = brought(label, files)
  if (isRejection(source)) return source
  const text = await source.text('theme.json')
  const theme = isRejection(text) ? text : readTheme(text)
  if (isRejection(theme)) return reject(theme.rejected, { theme: label, file: 'theme.json', ...theme.params })
  useShelf.setState({ tried: { source, theme } })
  return theme
}

export function dropTried(): void {
  useShelf.setState({ tried: null })
}

/** Where the theme in force comes from: what is being tried, the player's choice, or high contrast for those who need it. */
export function sourceFor(style: { readonly theme: string; readonly highContrast: boolean }): Source {
  const { tried } = useShelf.getState()
  if (tried) return tried.source
  if (style.highContrast) return served('contrast')
  return served(folderName.test(style.theme) ? style.theme : 'classic')
}
