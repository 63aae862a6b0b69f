import type { SetName } from '@parlor/domino'
import { isRejection, type Rejection } from '@parlor/kernel'
import { toast } from '../../../house/toast.tsx'
import { useSettings } from '../../../settings/store.ts'
import { words } from '../../../words/words.ts'
import type { BoardStyle } from '../../door.ts'
import { strings } from '../strings.ts'
import { loadArt, type Art } from './art.ts'
import { missingFace } from './atlas.ts'
import type { Source } from './source.ts'
import { sourceFor, useShelf } from './store.ts'
import { soundKeys } from './theme.ts'

/** What the table wears: follows the chosen theme, loads it in the background and changes when it is all there. */
export class Wardrobe {
  readonly #changed: () => void
  readonly #stop: () => void
  #style: Pick<BoardStyle, 'theme' | 'highContrast'> = { theme: '', highContrast: false }
  #worn: Source | null = null
  #art: Art | null = null
  #set: SetName = 'six'
  #turn = 0

  constructor(changed: () => void) {
    this.#changed = changed
    this.#stop = useShelf.subscribe((now, before) => {
      if (now.tried !== before.tried) void this.#change()
    })
  }

  get art(): Art | null {
    return this.#art
  }

  /** Loads the first theme; rejects when there is nothing at all to draw with. */
  async open(style: BoardStyle): Promise<void> {
    this.#style = style
    await this.#change()
    if (!this.#art) throw new Error('no theme can be had')
  }

  wear(style: BoardStyle): void {
    if (style.theme === this.#style.theme && style.highContrast === this.#style.highContrast) return
    this.#style = style
    void this.#change()
  }

  /** The set whose faces are needed now. */
  need(set: SetName): void {
    if (set === this.#set) return
    this.#set = set
    if (this.#art && missingFace(this.#art.atlas, maxPipOf(set)) !== null) {
      this.#worn = null
      void this.#change()
    }
  }

  close(): void {
    this.#turn++
    this.#stop()
  }

  async #change(): Promise<void> {
    const source = sourceFor(this.#style)
    if (this.#worn?.id === source.id && this.#worn.brought === source.brought) return
    const turn = ++this.#turn
    const loaded = await loadArt(source, maxPipOf(this.#set)).catch(() => null)
    if (turn !== this.#turn || !loaded) return
    this.#worn = source
    this.#art = loaded.art
    if (!useSettings.getState().muted) for (const key of soundKeys) void loaded.art.sound(key)
    for (const problem of loaded.problems) tellProblem(problem)
    this.#changed()
  }
}

const maxPips = { six: 6, nine: 9, twelve: 12 } as const

function maxPipOf(set: SetName): number {
  return maxPips[set]
}

const told = new Set<string>()

/** Says what of a theme could not be used: once, unless the player has just asked for it `again`. */
export function tellProblem(problem: Rejection, again = false): void {
  const { why, language } = words()
  const text = why(problem, strings[language])
  if ((told.has(text) && !again) || !isRejection(problem)) return
  told.add(text)
  toast({ text, tone: 'bad' })
}
