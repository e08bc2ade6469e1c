import { PageTitle } from '../components/page-title.tsx'
import { FaqAside } from '../features/faq/faq-aside.tsx'
import { FaqTopics } from '../features/faq/faq-topics.tsx'
import { topics } from '../features/faq/questions.ts'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { paths } from '../paths.ts'
import { templatePage } from './template-page.tsx'
import '../features/faq/faq.css'

export const Component = templatePage('faq', Sample)

function Sample() {
  const { site } = useSite()
  usePageHead({
    title: 'Sıkça Sorulan Sorular',
    description: 'Rezervasyon, menü, alerjenler, teslimat ve ödeme üzerine en çok sorulanlar ve yanıtları.',
    path: paths.faq,
    isSample: true,
    data: questionData,
  })
  return (
    <>
      <PageTitle title="Sıkça Sorulan Sorular" english="FAQ" />
      <div className="page-width faq">
        <FaqAside phone={site?.phone} />
        <FaqTopics />
      </div>
    </>
  )
}

/** schema.org FAQPage, which search engines can show. */
const questionData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'tr',
  mainEntity: topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
}
