import { useState } from 'react'
import { telephoneHref, whatsappHref } from '../../../rules/telephone.ts'
import type { Draft } from './order-draft.ts'

interface SendOrderProps {
  readonly draft: Draft
  readonly whatsapp: string
  readonly phone: string
  /** Tells at a press whether the message still is what would be sent now. */
  readonly isCurrent: () => boolean
}

const select = (area: HTMLTextAreaElement | null) => area?.select()

/** The ways in which a message leaves: by WhatsApp, copied or, where the browser has no clipboard, selected, or told. */
export function SendOrder({ draft: { text, hindrance }, whatsapp, phone, isCurrent }: SendOrderProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async () => {
    if (!text || !isCurrent()) return
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <p className="actions">
      {text ? (
        <a
          className="button"
          href={whatsappHref(whatsapp, text)}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            if (!isCurrent()) event.preventDefault()
          }}
        >
          WhatsApp ile gönder
        </a>
      ) : (
        <button className="button" type="submit" aria-disabled={hindrance ? true : undefined}>
          WhatsApp ile gönder
        </button>
      )}
      {text && (
        <button className="button button--quiet" type="button" onClick={() => void copy()}>
          Metni kopyala
        </button>
      )}
      {text && isCopied && <span role="status">Kopyalandı.</span>}
      {text && isCopied === false && (
        <textarea ref={select} readOnly value={text} aria-label="Sipariş metni" rows={6} />
      )}
      {phone && (
        <a className="button button--quiet" href={telephoneHref(phone)}>
          Ara
        </a>
      )}
    </p>
  )
}
