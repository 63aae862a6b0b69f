import { isRejection, type Rejection } from '@parlor/kernel'
import { readName, type Me } from '@parlor/protocol'
import { useState, type FormEvent, type ReactElement } from 'react'
import { Button, LinkButton } from '../house/button.tsx'
import { TextField } from '../house/field.tsx'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { useMe } from './me.ts'

/** Under which name one sits at tables, and whether the server will know one again. `account`: with the way to the account's page. */
export function Identity({ me, account = true }: { me: Me; account?: boolean }): ReactElement {
  const { t, why } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Rejection | null>(null)
  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault()
    const name = readName(typed)
    const answer = isRejection(name) ? name : await request('rename', { body: { name } })
    if (isRejection(answer)) return setWrong(answer)
    useMe.setState({ me: answer })
    setTyped(null)
    setWrong(null)
  }
  return (
    <form className="panel online-me" onSubmit={(event) => void rename(event)} noValidate>
      <TextField
        label={t('online.yourName')}
        value={typed ?? me.name}
        maxLength={60}
        error={wrong && why(wrong)}
        onChange={(text) => {
          setTyped(text)
          setWrong(null)
        }}
      />
      {typed !== null && typed !== me.name && (
        <button type="submit" className="button button-primary">
          <span>{t('online.rename')}</span>
        </button>
      )}
      <p className="field-note">{me.guest ? t('online.guestNote') : t('online.accountNote', { email: me.email ?? '' })}</p>
      {account && (
        <LinkButton kind="quiet" icon="person" to="/account">
          {t('online.account')}
        </LinkButton>
      )}
      {typed !== null && typed !== me.name && (
        <Button kind="quiet" onClick={() => setTyped(null)}>
          {t('online.keepName')}
        </Button>
      )}
    </form>
  )
}
