import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { simpiece, type Puzzle, type SimPieceTypes } from '@parlor/simpiece'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../../ui/toast.tsx'
import { saveNewMatch } from '../../../../session/open-table.ts'
import { localMatchOf } from '../../../../session/local-match.ts'
import { botPlayer, personPlayer } from '../../../../data/player.ts'
import { newSeed } from '../../../../data/random-id.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'

/** The strongest level defends. */
const defender = simpiece.strategy.levels.at(-1)!.id

export function useStartPuzzle(): (puzzle: Pick<Puzzle, 'position'>) => void {
  const translator = useTranslator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function start({ position }: Pick<Puzzle, 'position'>): Promise<void> {
    if (busy) return
    setBusy(true)
    const match = Match.fromPosition(simpiece.game, position, { seed: newSeed() }) as Match<SimPieceTypes>
    const opened = isRejection(match)
      ? match
      : await saveNewMatch(localMatchOf(match as never, [personPlayer, botPlayer(defender)], Date.now()))
    setBusy(false)
    if (isRejection(opened)) toast({ text: translator.why(opened, strings[translator.language]), tone: 'bad' })
    else await navigate(`/simpiece/play/${opened}${location.search}`)
  }
  return (puzzle) => void start(puzzle)
}
