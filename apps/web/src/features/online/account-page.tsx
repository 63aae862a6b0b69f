import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { limits, readAccountName, type Me } from '@parlor/protocol'
import { useState, type FormEvent, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl, TextField } from '../../ui/form-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { downloadText } from '../../ui/download.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { explainBadName } from './explain-bad-name.ts'
import { useSessionStorageState } from './use-session-storage-state.ts'
import { startAccountSync, stopAccountSync } from './account-sync.ts'
import { changeIdentity, IdentityPanel } from './identity-panel.tsx'
import { IdentifiedPage } from './identified-page.tsx'
import { isGuestName } from '../../session/guest-name.ts'
import { ensureIdentified } from '../../session/online/me.ts'

/** `/account`: a guest may stay one; an account makes other devices possible. */
export default function AccountPage(): ReactElement {
  const { t } = useTranslator()
  return (
    <IdentifiedPage title={t('online.account')} back={{ to: '/online', label: t('online.title') }}>
      {(me) => (
        <div className="online-account">
          <IdentityPanel me={me} account={false} />
          {me.guest ? (
            <SignInPanel me={me} />
          ) : (
            <>
              <SignOutButton />
              <ChangePasswordForm />
            </>
          )}
          <OwnDataPanel me={me} />
        </div>
      )}
    </IdentifiedPage>
  )
}

/** Turns the guest into an account, or signs in to an existing one. */
function SignInPanel({ me }: { me: Me }): ReactElement {
  const { t } = useTranslator()
  const [way, setWay] = useSessionStorageState('account.way', 'enlist', ['enlist', 'enter'])
  return (
    <section className="panel online-identity" aria-labelledby="door">
      <h2 id="door">{t('online.makeAccount')}</h2>
      <p className="field-note">{t('online.makeAccountNote')}</p>
      <SegmentedControl
        bare
        label={t('online.makeAccount')}
        value={way}
        options={[
          { value: 'enlist', label: t('online.newAccount') },
          { value: 'enter', label: t('online.enter') },
        ]}
        onChange={setWay}
      />
      <CredentialsForm key={way} way={way} me={me} />
    </section>
  )
}

const [shortest] = limits.password

function CredentialsForm({ way, me }: { way: 'enlist' | 'enter'; me: Me }): ReactElement {
  const { t, why } = useTranslator()
  const isNew = way === 'enlist'
  const [name, setName] = useSessionStorageState(`account.${way}.name`, isNew && !isGuestName(me.name) ? me.name : '')
  const [email, setEmail] = useSessionStorageState('account.email', '')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Rejection | null>(null)
  const [busy, setBusy] = useState(false)
  async function go(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = isNew ? await signUp(name, password, email.trim()) : await signIn(name, password)
    setBusy(false)
    if (isRejection(answer)) return setProblem(answer)
    changeIdentity(answer)
    void startAccountSync()
    toast({ text: t(isNew ? 'online.enlisted' : 'online.entered'), tone: 'good' })
  }
  const field = problem && credentialFieldOf(problem)
  const error = (at: CredentialField) => (problem && field === at ? why(problem) : null)
  return (
    <form className="online-identity-form" onSubmit={(event) => void go(event)} noValidate>
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

/** Checks what can be checked without a request. */
function signUp(typed: string, password: string, email: string): Promise<Me | Rejection> | Rejection {
  const name = readAccountName(typed)
  if (isRejection(name)) return explainBadName(typed, name)
  if (password.length < shortest) return reject('online.passwordShort', { count: shortest })
  return apiRequest('signUp', { body: { name, password, email: email === '' ? null : email } })
}

function signIn(name: string, password: string): Promise<Me | Rejection> | Rejection {
  if (name.trim() === '') return reject('online.nameMissing')
  // No account can have such a password.
  if (password.length < shortest) return reject('account.wrongPassword')
  return apiRequest('signIn', { body: { name, password } })
}

type CredentialField = 'name' | 'password' | 'email'

/** The form field that a rejection is about. */
function credentialFieldOf({ rejected, params }: Rejection): CredentialField {
  if (rejected === 'account.badEmail') return 'email'
  return /^(online\.name|(person|account)\.(badName|nameTaken|reservedName)$)/.test(rejected) || params?.['key'] === 'name'
    ? 'name'
    : 'password'
}

function SignOutButton(): ReactElement {
  const { t } = useTranslator()
  async function exit(): Promise<void> {
    stopAccountSync()
    await apiRequest('signOut')
    await ensureIdentified()
    toast(t('online.exited'))
  }
  return (
    <Button icon="door" onClick={() => void exit()}>
      {t('online.exit')}
    </Button>
  )
}

/** Changes the password; signs every other device out. */
function ChangePasswordForm(): ReactElement {
  const { t, why } = useTranslator()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [problem, setProblem] = useState<Rejection | null>(null)
  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await apiRequest('changePassword', { body: { current, next } })
    setProblem(isRejection(answer) ? answer : null)
    if (isRejection(answer)) return
    setCurrent('')
    setNext('')
    toast({ text: t('online.repassed'), tone: 'good' })
  }
  return (
    <form className="panel online-identity" onSubmit={(event) => void change(event)}>
      <h2>{t('online.repass')}</h2>
      <TextField label={t('online.passwordNow')} fill="current-password" value={current} maxLength={128} onChange={setCurrent} />
      <TextField
        label={t('online.passwordNext')}
        note={t('online.repassNote')}
        fill="new-password"
        value={next}
        maxLength={128}
        error={problem && why(problem)}
        onChange={setNext}
      />
      <button type="submit" className="button button-plain">
        <span>{t('online.repass')}</span>
      </button>
    </form>
  )
}

/** The player's data on the server: export and deletion. */
function OwnDataPanel({ me }: { me: Me }): ReactElement {
  const { t, why } = useTranslator()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Rejection | null>(null)
  async function downloadData(): Promise<void> {
    const all = await apiRequest('exportData')
    if (isRejection(all)) toast({ text: why(all), tone: 'bad' })
    else downloadText('parlor-account.json', JSON.stringify(all, null, 2))
  }
  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await apiRequest('deleteMe', { body: { password: me.guest ? null : password } })
    if (isRejection(answer)) return setProblem(answer)
    stopAccountSync()
    setAsking(false)
    toast({ text: t('online.erased'), tone: 'good' })
    await ensureIdentified()
  }
  return (
    <section className="panel online-identity" aria-labelledby="own-data">
      <h2 id="own-data">{t('online.ownData')}</h2>
      <Button icon="download" onClick={() => void downloadData()}>
        {t('online.export')}
      </Button>
      {!asking ? (
        <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
          {t('online.erase')}
        </Button>
      ) : (
        <form className="online-identity" onSubmit={(event) => void erase(event)}>
          <p>{t('online.eraseNote')}</p>
          {!me.guest && (
            <TextField
              label={t('online.password')}
              fill="current-password"
              value={password}
              maxLength={128}
              error={problem && why(problem)}
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
