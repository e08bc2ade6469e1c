import { useRedirect, useResourceContext } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'

/** The state of a link to a form that leads back to the screen of the link; by default forms lead to their list. */
export function cameFrom(address: string): { from: string } {
  return { from: address }
}

/** Returns to the screen that a form was opened from. */
export function useWayBack(): () => void {
  const resource = useResourceContext() ?? ''
  const redirect = useRedirect()
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (typeof state?.from === 'string') navigate(state.from)
    else redirect('list', resource)
  }
}
