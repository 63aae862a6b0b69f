import { isRejection, isPlainObject, readJson, reject, type Rejection } from '@parlor/kernel'
import { readLayout, readLevel, readLevelSet, textInLanguage, type DotsLevel, type BoardLayout } from '@parlor/dots'
import { newMatchId } from '../../../../data/random-id.ts'
import { plainFileName } from '../../../../features/collections/collection-item-type.ts'
import type { Language } from '../../../../platform/i18n/language.ts'
import { stringifyGrid, type LevelDraft } from './level-draft.ts'

const limits = { characters: 200_000, depth: 8 }

/** The level of a draft, not validated; `readLevel` does that. */
export function levelFromDraft(draft: LevelDraft): DotsLevel {
  const { id, name, description, opponent, starter, colour } = draft
  return { id, name, description, cells: stringifyGrid(draft).split('/'), opponent, starter, colour }
}

/** Opens a valid level for editing; texts in several languages become one. */
export function draftFromLevel(level: DotsLevel, language: Language): LevelDraft {
  const { id, name, description, opponent, starter, colour } = level
  const { rows, cols, owner, dots } = boardOfLevel(level)
  return {
    rows,
    cols,
    owner,
    dots,
    id,
    name: textInLanguage(name, language),
    description: textInLanguage(description, language),
    opponent,
    starter,
    colour,
  }
}

export function newLevelId(): string {
  return `own-${newMatchId()}`
}

/** An imported level gets a new id: saving it must not replace another one with the same id. */
export function withNewLevelId(level: DotsLevel): DotsLevel {
  return { ...level, id: newLevelId() }
}

/** The board of a valid level. */
export function boardOfLevel({ id, cells }: Pick<DotsLevel, 'id' | 'cells'>): BoardLayout {
  const layout = readLayout(cells.join('/'))
  if (isRejection(layout)) throw new Error(`the level ${id} was read and has no board: ${layout.rejected}`)
  return layout
}

export function stringifyLevel(level: DotsLevel): string {
  return `${JSON.stringify(level, null, 2)}\n`
}

export function levelFileName(name: string): string {
  return `${plainFileName(name, 'level')}.dots.json`
}

/** Reads a file with one level or a whole set. */
export function readLevels(text: string): readonly DotsLevel[] | Rejection {
  const json = readJson(text, limits)
  if (isRejection(json)) return json
  if (isPlainObject(json.value) && Object.hasOwn(json.value, 'format')) {
    const set = readLevelSet(json.value)
    return isRejection(set) ? withFilePath(set) : set.levels
  }
  const level = readLevel(json.value, 'level')
  return isRejection(level) ? level : [level]
}

/** An error of the whole set has no path of its own: it is the file's. */
function withFilePath(refused: Rejection): Rejection {
  return refused.params?.['path'] === '' ? reject(refused.rejected, { ...refused.params, path: 'file' }) : refused
}

/** Reads a file that should hold one level, for links and stored levels. */
export function readSingleLevel(text: string): DotsLevel | Rejection {
  const levels = readLevels(text)
  if (isRejection(levels)) return levels
  return levels.length === 1 ? levels[0]! : reject('editor.notOne')
}
