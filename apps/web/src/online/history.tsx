import { isRejection, type Rejection, type Strings } from '@parlor/kernel'
import type { Finished } from '@parlor/protocol'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { cardOf } from '../games/cards.ts'
import { isGameId, openDoor } from '../games/registry.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { toast } from '../house/toast.tsx'
import { useWords, words as wordsNow } from '../words/words.ts'
import { request } from './api.ts'
import { factsOf, playersWords } from './finished.ts'
import { UncertainNote } from './strength.tsx'

/** What one has played online, latest first. */
export function History(): ReactElement | null {
  const words = useWords()
  const { t } = words
  const [matches, setMatches] = useState<readonly Finished[]>([])
  const [more, setMore] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Rejection | null>(null)
  const read = useCallback(async (before: string | null) => {
    const answer = await request('history', before === null ? {} : { query: { before } })
    if (isRejection(answer)) {
      // Where the first page would stand it is said; a further one was asked for by a press.
      if (before === null) setTrouble(answer)
      else toast({ text: wordsNow().why(answer), tone: 'bad' })
      return
    }
    setMatches((known) => (before === null ? answer.matches : [...known, ...answer.matches]))
    setMore(answer.more)
  }, [])
  useEffect(() => void read(null), [read])
  const strings = useBotWords(matches)
  if (matches.length === 0 && !trouble) return null
  return (
    <section className="online-tables" aria-labelledby="history">
      <h2 id="history">{t('online.history')}</h2>
      {trouble && <p>{words.why(trouble)}</p>}
      <ul>
        {matches.map((match) => (
          <li key={match.match} className="online-seat panel" data-room={match.game}>
            <span className="online-seat-name">
              <strong>{playersWords(match, words, strings.get(match.game))}</strong>
              <span>{[cardOf(match.game)?.title[words.language] ?? match.game, ...factsOf(match, words)].join(' · ')}</span>
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
      <UncertainNote strengths={matches.flatMap(({ players }) => players.map(({ strength }) => strength))} />
      {more !== null && (
        <Button icon="down" onClick={() => void read(more)}>
          {t('online.earlier')}
        </Button>
      )}
    </section>
  )
}

/** The words of those games whose bots have played along: a level has its name from its game. */
function useBotWords(matches: readonly Finished[]): ReadonlyMap<string, Strings> {
  const { language } = useWords()
  const [strings, setStrings] = useState<ReadonlyMap<string, Strings>>(new Map())
  const games = [...new Set(matches.flatMap(({ game, players }) => (players.some(({ level }) => level !== null) ? [game] : [])))]
    .sort()
    .join()
  useEffect(() => {
    let here = true
    const wanted = games.split(',').filter(isGameId)
    void Promise.all(wanted.map(async (game) => [game, (await openDoor(game)).strings[language]] as const)).then(
      (all) => here && setStrings(new Map(all)),
      // Without them a bot is called a bot.
      () => {},
    )
    return () => {
      here = false
    }
  }, [games, language])
  return strings
}
