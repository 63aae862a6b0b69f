import { isRejection, type Rejection } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'
import type { MatchHistoryEntry } from '@parlor/protocol'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { gameInfoOf } from '../../web-game/game-infos.ts'
import { isGameId, loadGame } from '../../web-game/registry.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTranslator, currentTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { finishedMatchFacts, describePlayers } from './finished-match-text.ts'
import { UncertainRatingNote } from './rating.tsx'

/** The player's online matches, latest first. */
export function OnlineHistory(): ReactElement | null {
  const translator = useTranslator()
  const { t } = translator
  const [matches, setMatches] = useState<readonly MatchHistoryEntry[]>([])
  const [more, setMore] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Rejection | null>(null)
  const read = useCallback(async (before: string | null) => {
    const answer = await apiRequest('history', before === null ? {} : { query: { before } })
    if (isRejection(answer)) {
      // An error of the first page is shown in its place; a later page was requested by a button.
      if (before === null) setTrouble(answer)
      else toast({ text: currentTranslator().why(answer), tone: 'bad' })
      return
    }
    setMatches((known) => (before === null ? answer.matches : [...known, ...answer.matches]))
    setMore(answer.more)
  }, [])
  useEffect(() => void read(null), [read])
  const strings = useGameStrings(matches)
  if (matches.length === 0 && !trouble) return null
  return (
    <section className="online-tables" aria-labelledby="history">
      <h2 id="history">{t('online.history')}</h2>
      {trouble && <p>{translator.why(trouble)}</p>}
      <ul>
        {matches.map((match) => (
          <li key={match.match} className="online-seat panel" data-game={match.game}>
            <span className="online-seat-name">
              <strong>{describePlayers(match, translator, strings.get(match.game))}</strong>
              <span>
                {[gameInfoOf(match.game)?.title[translator.language] ?? match.game, ...finishedMatchFacts(match, translator)].join(' · ')}
              </span>
            </span>
            {match.replay ? (
              <LinkButton icon="eye" to={`/${match.game}/online/${match.match}/replay`}>
                {t('table.replay')}
              </LinkButton>
            ) : (
              <span className="field-note">{t('online.rulesGone')}</span>
            )}
          </li>
        ))}
      </ul>
      <UncertainRatingNote strengths={matches.flatMap(({ players, ranked }) => (ranked ? players.map(({ strength }) => strength) : []))} />
      {more !== null && (
        <Button icon="down" onClick={() => void read(more)}>
          {t('online.earlier')}
        </Button>
      )}
    </section>
  )
}

/** Strings of the games whose bots took part: a level is named by its game. */
function useGameStrings(matches: readonly MatchHistoryEntry[]): ReadonlyMap<string, StringTable> {
  const { language } = useTranslator()
  const [strings, setStrings] = useState<ReadonlyMap<string, StringTable>>(new Map())
  const games = [...new Set(matches.flatMap(({ game, players }) => (players.some(({ level }) => level !== null) ? [game] : [])))]
    .sort()
    .join()
  useEffect(() => {
    let mounted = true
    const wanted = games.split(',').filter(isGameId)
    void Promise.all(wanted.map(async (game) => [game, (await loadGame(game)).strings[language]] as const)).then(
      (all) => mounted && setStrings(new Map(all)),
      // Without them a bot is called a bot.
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [games, language])
  return strings
}
