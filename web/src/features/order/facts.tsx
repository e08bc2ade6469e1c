import type { ReactNode } from 'react'

interface FactsProps {
  readonly className: string
  readonly facts: readonly (readonly [name: string, fact: ReactNode])[]
}

/** Facts, each under its name; those that are missing are left out. */
export const Facts = ({ className, facts }: FactsProps) => (
  <dl className={className}>
    {facts.map(
      ([name, fact]) =>
        fact && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ),
    )}
  </dl>
)
