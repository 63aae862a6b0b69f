import { isRejection, Match } from '@parlor/kernel'
import { simpiece, type Puzzle, type SimPieceKinds } from '@parlor/simpiece'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../../house/toast.tsx'
import { keepOpening } from '../../../../session/open.ts'
import { openingOf } from '../../../../session/opening.ts'
import { bot, person } from '../../../../session/player.ts'
import { freshSeed } from '../../../../session/seed.ts'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'

/** Whoever defends is the strongest there is. */
const defender = simpiece.judgement.levels.at(-1)!.id

/** Sits down to a puzzle. */
export function usePlay(): (puzzle: Puzzle) => void {
  const words = useWords()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function start({ position }: Puzzle): Promise<void> {
    if (busy) return
    setBusy(true)
    const match = Match.at(simpiece.game, position, { seed: freshSeed() }) as Match<SimPieceKinds>
    const opened = isRejection(match) ? match : await keepOpening(openingOf(match as never, [person, bot(defender)], Date.now()))
    setBusy(false)
    if (isRejection(opened)) toast({ text: words.why(opened, strings[words.language]), tone: 'bad' })
    else await navigate(`/simpiece/play/${opened}${location.search}`)
  }
  return (puzzle) => void start(puzzle)
}
