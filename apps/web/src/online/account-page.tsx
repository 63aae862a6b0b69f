import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { limits, readAccountName, type Me } from '@parlor/protocol'
import { useState, type FormEvent, type ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { Choice, TextField } from '../house/field.tsx'
import { toast } from '../house/toast.tsx'
import { download } from '../table/download.ts'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { useDraft } from './draft.ts'
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
            <Door me={me} />
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
function Door({ me }: { me: Me }): ReactElement {
  const { t } = useWords()
  const [way, setWay] = useDraft('account.way', 'enlist', ['enlist', 'enter'])
  return (
    <section className="panel online-me" aria-labelledby="door">
      <h2 id="door">{t('online.makeAccount')}</h2>
      <p className="field-note">{t('online.makeAccountNote')}</p>
      <Choice
        bare
        label={t('online.makeAccount')}
        value={way}
        options={[
          { value: 'enlist', label: t('online.newAccount') },
          { value: 'enter', label: t('online.enter') },
        ]}
        onChange={setWay}
      />
      <Credentials key={way} way={way} me={me} />
    </section>
  )
}

const [shortest] = limits.password

/** Names that the server gives are nobody's to keep. */
const automatic = /^Guest [0-9A-F]{4}$/

function Credentials({ way, me }: { way: 'enlist' | 'enter'; me: Me }): ReactElement {
  const { t, why } = useWords()
  const isNew = way === 'enlist'
  const [name, setName] = useDraft(`account.${way}.name`, isNew && !automatic.test(me.name) ? me.name : '')
  const [email, setEmail] = useDraft('account.email', '')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<Rejection | null>(null)
  const [busy, setBusy] = useState(false)
  async function go(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = isNew ? await signUp(name, password, email.trim()) : await signIn(name, password)
    setBusy(false)
    if (isRejection(answer)) return setWrong(answer)
    useMe.setState({ me: answer })
    void follow()
    toast({ text: t(isNew ? 'online.enlisted' : 'online.entered'), tone: 'good' })
  }
  const place = wrong && placeOf(wrong)
  const error = (at: Place) => (wrong && place === at ? why(wrong) : null)
  return (
    <form className="online-me-form" onSubmit={(event) => void go(event)} noValidate>
      <TextField
        label={t('online.accountName')}
        note={t(isNew ? 'online.accountNameNote' : 'online.signInNote')}
        fill="username"
        value={name}
        maxLength={isNew ? 60 : 254}
        error={error('name')}
        onChange={setName}
      />
      <TextField
        label={t('online.password')}
        note={isNew ? t('online.passwordNote') : undefined}
        fill={isNew ? 'new-password' : 'current-password'}
        value={password}
        maxLength={128}
        error={error('password')}
        onChange={setPassword}
      />
      {isNew && (
        <TextField
          label={t('online.email')}
          note={t('online.emailNote')}
          fill="email"
          value={email}
          maxLength={254}
          error={error('email')}
          onChange={setEmail}
        />
      )}
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        <span>{t(isNew ? 'online.enlist' : 'online.enter')}</span>
      </button>
    </form>
  )
}

/** What can be told here is told here, without asking the server. */
function signUp(typed: string, password: string, email: string): Promise<Me | Rejection> | Rejection {
  const name = readAccountName(typed)
  if (isRejection(name)) return name
  if (password.length < shortest) return reject('online.passwordShort', { count: shortest })
  return request('enlist', { body: { name, password, email: email === '' ? null : email } })
}

function signIn(name: string, password: string): Promise<Me | Rejection> | Rejection {
  // No account has such a password or such a name.
  if (password.length < shortest || name.trim() === '') return reject('account.wrongPassword')
  return request('enter', { body: { name, password } })
}

type Place = 'name' | 'password' | 'email'

/** The field that a refusal is about. */
function placeOf({ rejected, params }: Rejection): Place {
  if (rejected === 'account.badEmail') return 'email'
  return /^(person|account)\.(badName|nameTaken|reservedName)$/.test(rejected) || params?.['key'] === 'name' ? 'name' : 'password'
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
      <button type="submit" className="button button-plain">
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
