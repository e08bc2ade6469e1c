import { VersionNumber } from '../../core/input/validation.ts'

export class AppliedPlan {
  @VersionNumber()
  version!: number
}
