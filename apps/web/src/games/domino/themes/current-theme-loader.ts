import type { TileSetName } from '@parlor/domino'
import { isRejection, type Rejection } from '@parlor/kernel'
import { toast } from '../../../ui/toast.tsx'
import { playClip } from '../../../platform/sound/sound-player.ts'
import { useSettings } from '../../../platform/settings/settings-store.ts'
import { currentTranslator } from '../../../platform/i18n/translator.ts'
import type { BoardStyle } from '../../../platform/settings/board-style.ts'
import { strings } from '../strings.ts'
import { loadTheme, type LoadedTheme } from './load-theme.ts'
import { missingFace } from './face-atlas.ts'
import type { ThemeSource } from './theme-source.ts'
import { themeSourceFor } from './theme-store.ts'
import { soundKeys, type SoundKey } from './theme.ts'
import { durations } from '../design-tokens.ts'

/** Loads the chosen theme in the background and switches to it once it is complete. */
export class CurrentThemeLoader {
  readonly #onChange: () => void
  #style: Pick<BoardStyle, 'theme' | 'highContrast'> = { theme: '', highContrast: false }
  #loaded: ThemeSource | null = null
  #theme: LoadedTheme | null = null
  #set: TileSetName = 'six'
  #generation = 0

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get theme(): LoadedTheme | null {
    return this.#theme
  }

  /** Loads the first theme; rejects when none can be loaded. */
  async open(style: BoardStyle): Promise<void> {
    this.#style = style
    await this.#reload()
    if (!this.#theme) throw new Error('no theme could be loaded')
  }

  setStyle(style: BoardStyle): void {
    if (style.theme === this.#style.theme && style.highContrast === this.#style.highContrast) return
    this.#style = style
    void this.#reload()
  }

  /** Reloads the theme where it lacks the tile faces of this set. */
  requireSet(set: TileSetName): void {
    if (set === this.#set) return
    this.#set = set
    if (this.#theme && missingFace(this.#theme.atlas, maxPipOf(set)) !== null) {
      this.#loaded = null
      void this.#reload()
    }
  }

  playSound(name: SoundKey): void {
    const requestedAt = performance.now()
    // A sound that took too long to load belongs to a step that is over by now.
    void this.#theme?.sound(name).then((bytes) => bytes && performance.now() - requestedAt < durations.late && playClip(bytes))
  }

  close(): void {
    this.#generation++
  }

  async #reload(): Promise<void> {
    const source = themeSourceFor(this.#style)
    if (this.#loaded?.id === source.id) return
    const generation = ++this.#generation
    const loaded = await loadTheme(source, maxPipOf(this.#set)).catch(() => null)
    if (generation !== this.#generation || !loaded) return
    this.#loaded = source
    this.#theme = loaded.art
    if (!useSettings.getState().muted) for (const key of soundKeys) void loaded.art.sound(key)
    for (const problem of loaded.problems) reportThemeProblem(problem)
    this.#onChange()
  }
}

const maxPips = { six: 6, nine: 9, twelve: 12 } as const

function maxPipOf(set: TileSetName): number {
  return maxPips[set]
}

const reportedProblems = new Set<string>()

/** Shows a toast for a theme problem: once each, unless `again`. */
export function reportThemeProblem(problem: Rejection, again = false): void {
  const { why, language } = currentTranslator()
  const text = why(problem, strings[language])
  if ((reportedProblems.has(text) && !again) || !isRejection(problem)) return
  reportedProblems.add(text)
  toast({ text, tone: 'bad' })
}
