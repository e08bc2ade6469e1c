import { Title } from 'react-admin'

/** Where the day begins. */
export function Dashboard() {
  return <Title title="ra.page.dashboard" />
}
