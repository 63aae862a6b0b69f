import { useState, type ReactElement } from 'react'
import { Button } from '../../house/button.tsx'
import { Dialog } from '../../house/dialog.tsx'
import { Switch } from '../../house/field.tsx'
import { focusFirst } from '../../table/focus.ts'
import { useWords } from '../../words/words.ts'
import { leftUndone } from './actions.ts'
import { isChosen, setChoice, useChoice } from './choices.ts'
import { teller } from './label.ts'
import { calm, type Mode, type Turn } from './mode.ts'
import type { TableData } from './present.ts'

/** What is printed on them, in every language. */
const keys = { undo: 'Ctrl Z', cancel: 'Esc', end: 'Enter' } as const

interface ControlsProps {
  readonly table: TableData
  readonly mode: Mode
  readonly onTake: (turn: Turn) => void
  readonly onEnd: () => void
  readonly undo: (() => void) | undefined
}

/** Under the hand: what the moment asks for, with its key. */
export function Controls({ table, mode, onTake, onEnd, undo }: ControlsProps): ReactElement {
  const tell = teller(useWords())
  const { asked } = table
  return (
    <div className="st-controls" role="group" aria-label={tell('table.controls')}>
      {asked === 'main' && (
        <button type="button" className="st-control" data-control="undo" aria-disabled={!undo} onClick={undo}>
          {tell('table.undo')} <kbd>{keys.undo}</kbd>
        </button>
      )}
      {mode.kind === 'targeting' || mode.kind === 'attaching' ? (
        <button type="button" className="st-control" data-control="cancel" onClick={() => onTake({ mode: calm })}>
          {tell('table.cancel')} <kbd>{keys.cancel}</kbd>
        </button>
      ) : null}
      {asked === 'main' && (
        <>
          <button type="button" className="st-control" data-control="phase" data-main onClick={onEnd}>
            {tell('table.endPhase')} <kbd>{tell('table.space')}</kbd>
          </button>
          <button type="button" className="st-control" data-control="end" onClick={onEnd}>
            {tell('table.endTurn')} <kbd>{keys.end}</kbd>
          </button>
        </>
      )}
    </div>
  )
}

/** Ends the turn, asking first while something useful is still possible; the way to ask for it, and the question. */
export function useEndTurn(
  table: TableData,
  onTake: (turn: Turn) => void,
): { readonly end: () => void; readonly question: ReactElement | null } {
  const [asking, setAsking] = useState(false)
  const move = table.asked === 'main' ? table.deeds.plain('end') : null
  const undone = leftUndone(table)
  const useful = undone.attacks + undone.plays + undone.effects > 0
  const go = (): void => {
    setAsking(false)
    if (move) onTake({ mode: calm, gesture: { moves: [move] } })
  }
  const end = (): void => {
    if (!move) return
    if (useful && isChosen('askEnd')) setAsking(true)
    else go()
  }
  const question = asking && move ? <EndQuestion undone={undone} onYes={go} onClose={() => setAsking(false)} /> : null
  return { end, question }
}

function EndQuestion(props: { undone: ReturnType<typeof leftUndone>; onYes: () => void; onClose: () => void }): ReactElement {
  const { undone, onYes, onClose } = props
  const tell = teller(useWords())
  const asks = useChoice('askEnd')
  return (
    <Dialog
      open
      plain
      title={tell('table.endTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tell('table.goOn')}</Button>
          <Button ref={focusFirst} kind="primary" onClick={onYes}>
            {tell('table.endTurn')}
          </Button>
        </>
      }
    >
      <ul className="st-undone">
        {(['attacks', 'plays', 'effects'] as const)
          .filter((what) => undone[what] > 0)
          .map((what) => (
            <li key={what}>{tell(`table.undone.${what}`, { count: undone[what] })}</li>
          ))}
      </ul>
      <Switch label={tell('table.askEnd')} checked={asks} onChange={(on) => setChoice('askEnd', on)} />
    </Dialog>
  )
}
