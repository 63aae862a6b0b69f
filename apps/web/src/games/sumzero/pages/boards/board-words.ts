import type { Rejection } from '@parlor/kernel'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import type { OwnBoard } from './own-boards.ts'

type Params = Readonly<Record<string, string | number>>

/** The words of everything about boards and pieces of one's own. */
export function useBoardWords() {
  const { say, why, language } = useTranslator()
  const own = strings[language]
  const translate = (key: string, params: Params = {}) => say({ key: `boards.${key}`, params }, own)
  return {
    translate,
    phrase: (key: string, name: string) => translate(key, { name }),
    describe: (refused: Rejection) => why(refused, own),
    /** Its size, or the number of its pieces. */
    factsOf: (thing: OwnBoard) =>
      thing.format === 'sumzero-board'
        ? translate('size', { rows: thing.rows.length, cols: thing.rows[0]!.length })
        : translate('pieceCount', { count: thing.pieces.length }),
  }
}
