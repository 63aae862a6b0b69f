import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { create } from 'zustand'
import { classicTheme } from './classic-theme.ts'
import { filesOfTheme, ownThemes } from './own-themes.ts'
import { uploadedThemeSource, serverThemeSource, themesPath, type ThemeSource } from './theme-source.ts'
import { readTheme, type Theme } from './theme.ts'

/** A theme in the list. */
interface OfferedTheme {
  readonly id: string
  readonly theme: Theme
}

interface ThemeStore {
  /** Null until the list has been loaded. */
  readonly offers: readonly OfferedTheme[] | null
}

export const useThemeStore = create<ThemeStore>(() => ({ offers: null }))

/** Built-in themes in the order of the list; others follow by name. */
export const builtInThemeIds = ['classic', 'havana', 'contrast'] as const

const folderName = /^[a-z][a-zA-Z0-9-]{0,39}$/

/** Lists the themes. Folders without a usable theme are reported, not listed. */
export async function discoverThemes(): Promise<readonly Rejection[]> {
  const problems: Rejection[] = []
  const names = await listFolders()
  const offers = await Promise.all(
    names.map(async (id): Promise<OfferedTheme | null> => {
      const text = await serverThemeSource(id).text('theme.json')
      const theme = isRejection(text) ? text : readTheme(text)
      if (!isRejection(theme)) return { id, theme }
      problems.push({ rejected: theme.rejected, params: { theme: id, file: 'theme.json', ...theme.params } })
      return null
    }),
  )
  const found = offers.filter((offer) => offer !== null)
  useThemeStore.setState({ offers: found.some(({ id }) => id === 'classic') ? found : [{ id: 'classic', theme: classicTheme }, ...found] })
  return problems
}

/** Theme folders of the server; its answer is a list of names, or the directory listing of a web server. */
async function listFolders(): Promise<readonly string[]> {
  try {
    const response = await fetch(`${themesPath}index.json`)
    const list = response.ok ? ((await response.json()) as unknown) : []
    const names = Array.isArray(list) ? list.map(themeNameOf).filter((name) => name !== null) : []
    const rank = (name: string) => ((at) => (at < 0 ? builtInThemeIds.length : at))((builtInThemeIds as readonly string[]).indexOf(name))
    return [...new Set(names)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)).slice(0, 60)
  } catch {
    return builtInThemeIds
  }
}

function themeNameOf(entry: unknown): string | null {
  const name = typeof entry === 'string' ? entry : isFolder(entry) ? entry.name : null
  return name !== null && folderName.test(name) ? name : null
}

function isFolder(entry: unknown): entry is { name: string } {
  const { name, type } = (entry ?? {}) as Record<string, unknown>
  return type === 'directory' && typeof name === 'string'
}

/** Value of the setting for a theme of the player's own. */
export function ownThemeChoice(id: string): string {
  return `own-${id}`
}

/** The id in such a value; null for a theme of the server. */
export function ownThemeIdOf(choice: string): string | null {
  return /^own-([0-9a-f]{20})$/.exec(choice)?.[1] ?? null
}

const storedSources = new Map<string, ThemeSource>()

/** A theme of the player's own; its files are read from the store when the first one is needed. */
function storedThemeSource(id: string): ThemeSource {
  const known = storedSources.get(id)
  if (known) return known
  let label = id
  let loading: Promise<ThemeSource | Rejection> | null = null
  async function open(): Promise<ThemeSource | Rejection> {
    label = (await ownThemes.list()).find((item) => item.id === id)?.thing.name ?? label
    const files = await filesOfTheme(id)
    const found = files ? uploadedThemeSource(label, files) : reject('theme.missingFile', { theme: label, file: 'theme.json' })
    // Deleted, and perhaps brought back later.
    if (isRejection(found)) loading = null
    return found
  }
  async function withFiles<T>(read: (source: ThemeSource) => Promise<T | Rejection>): Promise<T | Rejection> {
    const source = await (loading ??= open())
    return isRejection(source) ? source : read(source as ThemeSource)
  }
  const source: ThemeSource = {
    id: ownThemeChoice(id),
    get label() {
      return label
    },
    onServer: false,
    text: (path) => withFiles((opened) => opened.text(path)),
    picture: (path) => withFiles((opened) => opened.picture(path)),
    bytes: (path) => withFiles((opened) => opened.bytes(path)),
  }
  storedSources.set(id, source)
  return source
}

/** Source of the current theme: the player's choice, or high contrast where the settings ask for it. */
export function themeSourceFor(style: { readonly theme: string; readonly highContrast: boolean }): ThemeSource {
  if (style.highContrast) return serverThemeSource('contrast')
  const own = ownThemeIdOf(style.theme)
  if (own !== null) return storedThemeSource(own)
  return serverThemeSource(folderName.test(style.theme) ? style.theme : 'classic')
}
