import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg, NeverKept } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { PushConcern } from './push.item.ts'
import { AddPushDevice } from './push-device.input.ts'
import type { PushDeviceService } from './push-device.service.ts'
import { PushDevice } from './push-device.types.ts'

@Resolver()
export class PushDeviceResolver {
  constructor(private readonly devices: PushDeviceService) {}

  @Query(() => String, {
    nullable: true,
    description:
      'Returns the public key with which a browser subscribes to pushes; null with `PUSH=off`, or at an address that is neither https nor of this machine. For who is signed in.',
  })
  @NeverKept()
  pushKey(@Ctx() context: GraphQLContext): Promise<string | null> {
    return this.devices.key(context)
  }

  @Query(() => [PushDevice], {
    description: "Returns the signed-in user's own devices that ring, the newest first.",
  })
  @NeverKept()
  pushDevices(@Ctx() context: GraphQLContext): Promise<PushDevice[]> {
    return this.devices.own(context)
  }

  @Query(() => PushConcern, {
    nullable: true,
    description: 'Returns why no device rings; null if there is nothing to mend.',
  })
  @NeverKept()
  pushConcern(@Ctx() context: GraphQLContext): Promise<PushConcern | null> {
    return this.devices.concern(context)
  }

  @Mutation(() => PushDevice, {
    description:
      "Adds the browser's subscription to one's own devices, 10 at most, and replaces it where it is there. It ends with the other sessions, with a new password, and with the account. CONFLICT `PUSH_UNAVAILABLE` where there is no `pushKey`.",
  })
  addPushDevice(
    @Arg('input', () => AddPushDevice, { description: 'Fields of the device.' }) input: AddPushDevice,
    @Ctx() context: GraphQLContext,
  ): Promise<PushDevice> {
    return this.devices.add(context, input)
  }

  @Mutation(() => Boolean, { description: "Removes one of the signed-in user's own devices." })
  async removePushDevice(@IdArg() id: string, @Ctx() context: GraphQLContext): Promise<boolean> {
    await this.devices.remove(context, id)
    return true
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a message to one of the own devices at once, 5 a minute. CONFLICT `PUSH_REFUSED` if its push service does not take it.',
  })
  async testPushDevice(@IdArg() id: string, @Ctx() context: GraphQLContext): Promise<boolean> {
    await this.devices.test(context, id)
    return true
  }
}
