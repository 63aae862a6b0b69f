import { isRejection } from '@parlor/kernel'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { toast } from '../../ui/toast.tsx'
import { saveNewMatch } from '../../session/open-table.ts'
import { localMatchOf, type LocalMatch } from '../../session/local-match.ts'
import { asLocalPlayers } from '../../data/player.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'

/** Branches a match at a position into a new match, which is practice. */
export function usePlayFrom(
  { game, strings }: Pick<WebGame, 'game' | 'strings'>,
  stored: LocalMatch,
): [play: (at: number) => void, busy: boolean] {
  const { why, language } = useTranslator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function play(at: number): Promise<void> {
    if (busy) return
    setBusy(true)
    const opened = await saveNewMatch(localMatchOf(stored.match.branch(at), asLocalPlayers(stored.players), Date.now()))
    setBusy(false)
    if (isRejection(opened)) toast({ text: why(opened, strings[language]), tone: 'bad' })
    else await navigate(`/${game.id}/play/${opened}${location.search}`)
  }
  return [(at) => void play(at), busy]
}
