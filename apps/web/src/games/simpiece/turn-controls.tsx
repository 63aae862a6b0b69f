import { useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/form-fields.tsx'
import { initialFocusRef } from '../../ui/initial-focus.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { unusedActionCounts } from './card-actions.ts'
import { isPreferenceOn, setPreference, usePreference } from './preferences.ts'
import { translatorFor } from './aria-labels.ts'
import { useEndsTurnByKey } from './use-table-keys.ts'
import { idleMode, type InteractionMode, type ModeTransition } from './interaction-mode.ts'
import type { ViewModel } from './view-model.ts'
import type { ActionAtTable } from '../../web-game/web-game.ts'

/** Key names, the same in every language. */
const keys = { undo: 'Ctrl Z', cancel: 'Esc', end: 'Enter' } as const

interface TurnControlsProps {
  readonly table: ViewModel
  readonly mode: InteractionMode
  readonly onTake: (turn: ModeTransition) => void
  readonly onEnd: () => void
  readonly undo: ActionAtTable | undefined
}

/** Below the hand: the current buttons with their keys. */
export function TurnControls({ table, mode, onTake, onEnd, undo }: TurnControlsProps): ReactElement {
  const translate = translatorFor(useTranslator())
  const { asked } = table
  const byKey = useEndsTurnByKey(mode)
  return (
    <div className="st-controls" role="group" data-end-keys={byKey} aria-label={translate('table.controls')}>
      {asked === 'main' && undo && (
        <button
          type="button"
          className="st-control"
          data-control="undo"
          {...(undo.note && { title: undo.note, 'aria-description': undo.note })}
          aria-disabled={!undo.available}
          onClick={() => undo.available && undo.perform()}
        >
          {translate('table.undo')} <kbd>{keys.undo}</kbd>
        </button>
      )}
      {mode.kind === 'targeting' || mode.kind === 'attaching' ? (
        <button type="button" className="st-control" data-control="cancel" onClick={() => onTake({ mode: idleMode })}>
          {translate('table.cancel')} <kbd>{keys.cancel}</kbd>
        </button>
      ) : null}
      {asked === 'main' && (
        <>
          <button type="button" className="st-control" data-control="phase" data-main onClick={onEnd}>
            {translate('table.endPhase')} <kbd>{translate('table.space')}</kbd>
          </button>
          <button type="button" className="st-control" data-control="end" onClick={onEnd}>
            {translate('table.endTurn')} <kbd>{keys.end}</kbd>
          </button>
        </>
      )}
    </div>
  )
}

/** Ends the turn, with a confirmation while something useful is still possible; returns the function and the dialog. */
export function useEndTurn(
  table: ViewModel,
  onTake: (turn: ModeTransition) => void,
): { readonly end: () => void; readonly question: ReactElement | null } {
  const [asking, setAsking] = useState(false)
  const move = table.asked === 'main' ? table.legalMoves.plain('end') : null
  const undone = unusedActionCounts(table)
  const useful = undone.attacks + undone.plays + undone.effects > 0
  const go = (): void => {
    setAsking(false)
    if (move) onTake({ mode: idleMode, batch: { moves: [move] } })
  }
  const end = (): void => {
    if (!move) return
    if (useful && isPreferenceOn('askEnd')) setAsking(true)
    else go()
  }
  const question = asking && move ? <EndTurnDialog undone={undone} onYes={go} onClose={() => setAsking(false)} /> : null
  return { end, question }
}

function EndTurnDialog(props: { undone: ReturnType<typeof unusedActionCounts>; onYes: () => void; onClose: () => void }): ReactElement {
  const { undone, onYes, onClose } = props
  const translate = translatorFor(useTranslator())
  const asks = usePreference('askEnd')
  return (
    <Dialog
      open
      plain
      title={translate('table.endTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('table.goOn')}</Button>
          <Button ref={initialFocusRef} kind="primary" onClick={onYes}>
            {translate('table.endTurn')}
          </Button>
        </>
      }
    >
      <ul className="st-unused-actions">
        {(['attacks', 'plays', 'effects'] as const)
          .filter((what) => undone[what] > 0)
          .map((what) => (
            <li key={what}>{translate(`table.undone.${what}`, { count: undone[what] })}</li>
          ))}
      </ul>
      <Switch label={translate('table.askEnd')} checked={asks} onChange={(on) => setPreference('askEnd', on)} />
    </Dialog>
  )
}
