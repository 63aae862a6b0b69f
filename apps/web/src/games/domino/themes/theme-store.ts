import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { create } from 'zustand'
import { classicTheme } from './classic-theme.ts'
import { uploadedThemeSource, serverThemeSource, themesPath, type ThemeSource } from './theme-source.ts'
import { readTheme, type Theme } from './theme.ts'
import type { FileMap } from './zip.ts'

/** A theme that can be chosen. */
interface OfferedTheme {
  readonly id: string
  readonly theme: Theme
}

interface ThemeStore {
  /** Null until the folder has been looked into. */
  readonly offers: readonly OfferedTheme[] | null
  /** The theme the player has brought along to try; it outranks the chosen one until the page closes. */
  readonly tried: { readonly source: ThemeSource; readonly theme: Theme } | null
}

export const useThemeStore = create<ThemeStore>(() => ({ offers: null, tried: null }))

/** Themes that ship, in the order they are offered; others follow by name. */
export const builtInThemes = ['classic', 'havana', 'contrast'] as const

const folderName = /^[a-z][a-zA-Z0-9-]{0,39}$/

/** Looks which themes there are. Folders that hold no usable theme are told about, not offered. */
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

/** The folders the server has; its answer is a list of names, or what a web server writes when it lists a folder. */
async function listFolders(): Promise<readonly string[]> {
  try {
    const response = await fetch(`${themesPath}index.json`)
    const list = response.ok ? ((await response.json()) as unknown) : []
    const names = Array.isArray(list) ? list.map(themeNameOf).filter((name) => name !== null) : []
    const rank = (name: string) => ((at) => (at < 0 ? builtInThemes.length : at))((builtInThemes as readonly string[]).indexOf(name))
    return [...new Set(names)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)).slice(0, 60)
  } catch {
    return builtInThemes
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

/** Takes a theme the player has brought along, called as its archive or folder is; its picture files are looked at when it is drawn. */
export async function tryTheme(files: FileMap, label: string): Promise<Theme | Rejection> {
  const source = uploadedThemeSource(label, files)
  if (isRejection(source)) return source
  const text = await source.text('theme.json')
  const theme = isRejection(text) ? text : readTheme(text)
  if (isRejection(theme)) return reject(theme.rejected, { theme: label, file: 'theme.json', ...theme.params })
  useThemeStore.setState({ tried: { source, theme } })
  return theme
}

export function dropTriedTheme(): void {
  useThemeStore.setState({ tried: null })
}

/** Where the theme in force comes from: what is being tried, the player's choice, or high contrast for those who need it. */
export function themeSourceFor(style: { readonly theme: string; readonly highContrast: boolean }): ThemeSource {
  const { tried } = useThemeStore.getState()
  if (tried) return tried.source
  if (style.highContrast) return serverThemeSource('contrast')
  return serverThemeSource(folderName.test(style.theme) ? style.theme : 'classic')
}
