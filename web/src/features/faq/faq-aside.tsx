import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { paths } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import { topics } from './questions.ts'

export function FaqAside({ phone }: { phone: string | undefined }) {
  return (
    <aside className="faq__aside">
      <nav aria-label="Konular">
        <ul>
          {topics.map(({ id, name, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name}
                <span aria-hidden="true">{questions.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="faq__ask">
        <h2>Sorunuz burada yok mu?</h2>
        <p>Arayın, biz yanıtlayalım.</p>
        {phone && (
          <a className="button" href={telephoneHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        <Link className="more" to={paths.contact}>
          Bize ulaşın
        </Link>
      </div>
    </aside>
  )
}
