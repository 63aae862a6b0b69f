import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { create } from 'zustand'
import { classicTheme } from './classic-theme.ts'
import { uploadedThemeSource, serverThemeSource, themesPath, type ThemeSource } from './theme-source.ts'
import { readTheme, type Theme } from './theme.ts'
import type { FileMap } from './zip.ts'

/** A theme in the list. */
interface OfferedTheme {
  readonly id: string
  readonly theme: Theme
}

interface ThemeStore {
  /** Null until the list has been loaded. */
  readonly offers: readonly OfferedTheme[] | null
  /** An uploaded theme on trial; it overrides the chosen one until the page closes. */
  readonly tried: { readonly source: ThemeSource; readonly theme: Theme } | null
}

export const useThemeStore = create<ThemeStore>(() => ({ offers: null, tried: null }))

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

/** Puts an uploaded theme on trial, named after its archive or folder; its images are checked when they are drawn. */
export async function tryUploadedTheme(files: FileMap, label: string): Promise<Theme | Rejection> {
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

/** Source of the current theme: the one on trial, the player's choice, or high contrast where the settings ask for it. */
export function themeSourceFor(style: { readonly theme: string; readonly highContrast: boolean }): ThemeSource {
  const { tried } = useThemeStore.getState()
  if (tried) return tried.source
  if (style.highContrast) return serverThemeSource('contrast')
  return serverThemeSource(folderName.test(style.theme) ? style.theme : 'classic')
}
