import type { ReactElement } from 'react'

/** Decoration of the lobby. */
export function LampIllustration(): ReactElement {
  return (
    <svg className="lamp-illustration" viewBox="0 0 160 176" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="lamp-shade" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#3a2716" />
          <stop offset="0.42" stopColor="#8c6233" />
          <stop offset="1" stopColor="#2b1c10" />
        </linearGradient>
      </defs>
      <path d="M80-900v1004" stroke="#4a3521" strokeWidth="3" />
      <path d="M70 102h20v14H70Z" fill="#6b4a2b" />
      <path d="M22 168c2-34 26-54 58-54s56 20 58 54Z" fill="url(#lamp-shade)" />
      <ellipse cx="80" cy="168" rx="58" ry="7" fill="#ffe3ae" />
      <ellipse cx="80" cy="168" rx="30" ry="4" fill="#fffaf0" />
    </svg>
  )
}

/** Decoration of the lobby. */
export function ChairIllustration(): ReactElement {
  return (
    <svg className="chair-illustration" viewBox="0 0 160 268" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="chair-wood" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#c08a4d" />
          <stop offset="0.5" stopColor="#6f4a28" />
          <stop offset="1" stopColor="#4a5a4c" />
        </linearGradient>
      </defs>
      <ellipse cx="80" cy="258" rx="70" ry="9" fill="#000" opacity="0.5" />
      <g fill="none" stroke="#3b2816" strokeWidth="6" strokeLinecap="round">
        <path d="M54 160c0 34-2 62-5 86" />
        <path d="M106 160c0 34 2 62 5 86" />
      </g>
      <g fill="none" stroke="url(#chair-wood)" strokeWidth="7" strokeLinecap="round">
        <path d="M40 152V64C40 24 58 8 80 8s40 16 40 56v88" />
        <path d="M56 152V76c0-28 10-40 24-40s24 12 24 40v76" strokeWidth="5" />
        <ellipse cx="80" cy="206" rx="43" ry="9" strokeWidth="5" />
        <path d="M38 160c-1 36-6 66-13 96" />
        <path d="M122 160c1 36 6 66 13 96" />
      </g>
      <ellipse cx="80" cy="160" rx="56" ry="15" fill="#33220f" />
      <ellipse cx="80" cy="154" rx="56" ry="15" fill="url(#chair-wood)" />
      <ellipse cx="80" cy="154" rx="44" ry="10.5" fill="#2a1c0f" opacity="0.55" />
    </svg>
  )
}
