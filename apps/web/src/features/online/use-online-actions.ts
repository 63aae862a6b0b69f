import type { TableInfo } from '@parlor/protocol'
import { useMemo } from 'react'
import { currentTranslator } from '../../platform/i18n/translator.ts'
import type { Session } from '../../session/session.ts'
import { tableActionsOf, tellWhyNot, type TableAction } from '../../table/table-actions.ts'
import { useTableState } from '../../table/use-open-table.ts'
import { hasLeftTable, continuesAfterLeaving } from './leaving-table.ts'
import type { OnlineDialogName } from './online-dialogs.tsx'
import { resigningHasResult, canOfferDraw } from './ranked-match.ts'
import { undoRefusalOf } from './undo-and-draw-offers.ts'

/** What can be done at a table on the server: what its rules allow now, and what every table has. */
export function useOnlineActions(session: Session, table: TableInfo, draws: boolean): readonly TableAction[] {
  const seq = useTableState(session, () => session.offers!.seq())
  const over = useTableState(session, (state) => state.outcome !== null)
  const logLines = useTableState(session, (state) => state.logLines)
  const refusal = undoRefusalOf(table, seq, session.offers!.undoAskedAt())
  const result = resigningHasResult(table, logLines)
  const mayDraw = canOfferDraw(table, logLines, draws)
  return useMemo(() => {
    const plays = table.you !== null && !over && !hasLeftTable(table)
    // At a larger ranked table nobody ends the match for the others: resigning is leaving.
    const resigns = plays && result && !(table.ranked && table.seats.length > 2)
    const offered: readonly (TableAction | false)[] = [
      session.reactions !== undefined &&
        table.you !== null && {
          id: 'reactions',
          label: 'online.say',
          icon: 'people',
          word: 'online.word.say',
          place: 'bar',
          perform: opening('online.reactions'),
        },
      plays && !table.ranked && askUndo(session, refusal),
      plays && draws && offerDraw(session, mayDraw),
      plays &&
        !result && {
          id: 'abort',
          label: 'online.abort',
          icon: 'close',
          word: 'online.word.abort',
          place: 'bar',
          perform: opening('online.askAbort'),
        },
      resigns && {
        id: 'resign',
        label: 'table.resign',
        icon: 'flag',
        word: 'online.word.resign',
        place: 'bar',
        perform: opening('online.askResign'),
      },
      plays &&
        result &&
        continuesAfterLeaving(table) && {
          ...{ id: 'leave', label: 'online.leave', icon: 'door', word: 'online.word.leave', place: 'bar' },
          perform: opening('online.askLeave'),
        },
      !over && { id: 'fairness', label: 'online.fair', icon: 'scales', place: 'menu', perform: opening('online.fairness') },
    ]
    const own = offered.filter((action) => action !== false)
    // Everywhere else the speed has a button; here the bar is full.
    const common = tableActionsOf(session).filter(({ id, place }) => (place !== 'bar' && id !== 'resign') || id === 'menu')
    return [...own, ...common.map((action) => (action.id === 'menu' ? { ...action, word: 'table.menu' as const } : action))]
  }, [session, table, draws, over, refusal, result, mayDraw])
}

function opening(dialog: OnlineDialogName): TableAction['perform'] {
  return (_, { open }) => open(dialog)
}

/** Asks the others to agree; by key it says why it cannot. */
function askUndo(session: Session, refusal: ReturnType<typeof undoRefusalOf>): TableAction {
  const note = refusal && currentTranslator().t(refusal)
  const isAvailable = () => refusal === null && Boolean(session.store.getState().undo)
  return {
    ...{
      id: 'undo',
      label: 'online.askUndo',
      icon: 'undo',
      word: 'online.word.undo',
      key: 'u',
      chord: 'z',
      place: 'bar',
      note,
      isAvailable,
    },
    perform: () =>
      isAvailable() ? session.undo?.() : tellWhyNot(refusal ?? (session.store.getState().busy ? 'table.undoWait' : 'table.undoNone')),
  }
}

function offerDraw(session: Session, mayDraw: boolean): TableAction {
  return {
    id: 'draw',
    label: 'online.offerDraw',
    icon: 'equal',
    word: 'online.word.draw',
    place: 'bar',
    isAvailable: () => mayDraw,
    perform: () => session.offers?.draw('offer'),
  }
}
