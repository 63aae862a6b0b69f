import { isRejection, type Rejection } from '@parlor/kernel'
import { parsePlayerName, type RunMode, type LeaderboardEntry } from '@parlor/mahjong'
import { useState, type FormEvent, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form-fields.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { renameScore, savePlayerName } from './leaderboard-store.ts'
import { strings } from './strings.ts'

/** Asks for the name of whoever played without one, once: with an answer, or without, the name that the score has now is kept. */
export function NameForm({ rule, entry }: { rule: RunMode; entry: LeaderboardEntry }): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Rejection | null>(null)
  function submit(event: FormEvent): void {
    event.preventDefault()
    const name = parsePlayerName(text)
    if (isRejection(name)) return setProblem(name)
    renameScore(rule, entry, name)
    savePlayerName(name)
  }
  return (
    <form className="hb-name-form" onSubmit={submit} noValidate>
      <TextField
        label={translator.say({ key: 'after.askName' }, own)}
        value={text}
        maxLength={60}
        error={problem && translator.why(problem, own)}
        onChange={(typed) => {
          setText(typed)
          setProblem(null)
        }}
      />
      <Button type="submit">{translator.say({ key: 'after.saveName' }, own)}</Button>
      <Button kind="quiet" onClick={() => savePlayerName(entry.name)}>
        {translator.say({ key: 'after.noName' }, own)}
      </Button>
    </form>
  )
}
