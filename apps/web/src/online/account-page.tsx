import { isRejection, type Rejection } from '@parlor/kernel'
import type { Me } from '@parlor/protocol'
import { useState, type FormEvent, type ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { TextField } from '../house/field.tsx'
import { toast } from '../house/toast.tsx'
import { download } from '../table/download.ts'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { follow, unfollow } from './follow.ts'
import { Identity } from './identity.tsx'
import { KnownPage } from './known.tsx'
import { arrive, useMe } from './me.ts'

/** `/account`: a guest may stay one; an account is for other devices. */
export default function AccountPage(): ReactElement {
  const { t } = useWords()
  return (
    <KnownPage title={t('online.account')} back={{ to: '/online', label: t('online.title') }}>
      {(me) => (
        <div className="online-account">
          <Identity me={me} account={false} />
          {me.guest ? (
            <Door />
          ) : (
            <>
              <Leave />
              <Repass />
            </>
          )}
          <Own me={me} />
        </div>
      )}
    </KnownPage>
  )
}

/** Makes an account of the guest, or goes to one that exists. */
function Door(): ReactElement {
  const { t, why } = useWords()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Rejection | null>(null)
  async function go(event: FormEvent | null, name: 'enlist' | 'enter'): Promise<void> {
    event?.preventDefault()
    const answer = await request(name, { body: { email, password } })
    if (isRejection(answer)) return setWrong(answer)
    useMe.setState({ me: answer })
    void follow()
    toast({ text: t(name === 'enlist' ? 'online.enlisted' : 'online.entered'), tone: 'good' })
  }
  return (
    <form className="panel online-me" onSubmit={(event) => void go(event, 'enlist')}>
      <h2>{t('online.makeAccount')}</h2>
      <p className="field-note">{t('online.makeAccountNote')}</p>
      <TextField label={t('online.email')} fill="email" value={email} maxLength={254} onChange={setEmail} />
      <TextField
        label={t('online.password')}
        note={t('online.passwordNote')}
        fill="current-password"
        value={password}
        maxLength={128}
        error={wrong && why(wrong)}
        onChange={setPassword}
      />
      <div className="online-actions">
        <button type="submit" className="button button-primary">
          <span>{t('online.enlist')}</span>
        </button>
        <Button onClick={() => void go(null, 'enter')}>{t('online.enter')}</Button>
      </div>
    </form>
  )
}

function Leave(): ReactElement {
  const { t } = useWords()
  async function exit(): Promise<void> {
    unfollow()
    await request('exit')
    await arrive()
  }
  return (
    <Button icon="door" onClick={() => void exit()}>
      {t('online.exit')}
    </Button>
  )
}

/** Another password; every other device is signed out by it. */
function Repass(): ReactElement {
  const { t, why } = useWords()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [wrong, setWrong] = useState<Rejection | null>(null)
  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await request('repass', { body: { current, next } })
    setWrong(isRejection(answer) ? answer : null)
    if (isRejection(answer)) return
    setCurrent('')
    setNext('')
    toast({ text: t('online.repassed'), tone: 'good' })
  }
  return (
    <form className="panel online-me" onSubmit={(event) => void change(event)}>
      <h2>{t('online.repass')}</h2>
      <TextField label={t('online.passwordNow')} fill="current-password" value={current} maxLength={128} onChange={setCurrent} />
      <TextField
        label={t('online.passwordNext')}
        note={t('online.repassNote')}
        fill="new-password"
        value={next}
        maxLength={128}
        error={wrong && why(wrong)}
        onChange={setNext}
      />
      <button type="submit" className="button">
        <span>{t('online.repass')}</span>
      </button>
    </form>
  )
}

/** What the server knows about somebody is theirs: to take along, and to have forgotten. */
function Own({ me }: { me: Me }): ReactElement {
  const { t, why } = useWords()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Rejection | null>(null)
  async function take(): Promise<void> {
    const all = await request('export')
    if (isRejection(all)) toast({ text: why(all), tone: 'bad' })
    else download('parlor-account.json', JSON.stringify(all, null, 2))
  }
  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await request('erase', { body: { password: me.guest ? null : password } })
    if (isRejection(answer)) return setWrong(answer)
    unfollow()
    setAsking(false)
    toast({ text: t('online.erased'), tone: 'good' })
    await arrive()
  }
  return (
    <section className="panel online-me" aria-labelledby="own-data">
      <h2 id="own-data">{t('online.ownData')}</h2>
      <Button icon="download" onClick={() => void take()}>
        {t('online.export')}
      </Button>
      {!asking ? (
        <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
          {t('online.erase')}
        </Button>
      ) : (
        <form className="online-me" onSubmit={(event) => void erase(event)}>
          <p>{t('online.eraseNote')}</p>
          {!me.guest && (
            <TextField
              label={t('online.password')}
              fill="current-password"
              value={password}
              maxLength={128}
              error={wrong && why(wrong)}
              onChange={setPassword}
            />
          )}
          <div className="online-actions">
            <button type="submit" className="button button-danger">
              <span>{t('online.eraseNow')}</span>
            </button>
            <Button onClick={() => setAsking(false)}>{t('online.keepAccount')}</Button>
          </div>
        </form>
      )}
    </section>
  )
}
