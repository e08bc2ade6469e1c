import { PageTitle } from '../components/page-title.tsx'
import { FaqAside } from '../features/faq/faq-aside.tsx'
import { FaqTopics } from '../features/faq/faq-topics.tsx'
import { topics } from '../features/faq/questions.ts'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { faqPage } from '../features/template-page/faq-data.ts'
import { OwnQuestions } from '../features/template-page/own-questions.tsx'
import { paths } from '../paths.ts'
import { OwnPage } from './own-page.tsx'
import { templatePage } from './template-page.tsx'
import '../features/faq/faq.css'

export const Component = templatePage('faq', Sample, () => (
  <OwnPage page="faq" path={paths.faq} Text={OwnQuestions} />
))

function Sample() {
  const { site } = useSite()
  useSampleHead(
    'faq',
    'Sıkça Sorulan Sorular',
    'Rezervasyon, menü, alerjenler, teslimat ve ödeme üzerine en çok sorulanlar ve yanıtları.',
    { data: questionData },
  )
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

const questionData = faqPage(
  topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ name: question, text: answer })),
  ),
)
