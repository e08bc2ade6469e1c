import { S3mini } from 's3mini'
import type { S3Settings } from '../env.ts'

/** @param maxRequestMs after which a request is given up. */
export function s3Bucket(settings: S3Settings, maxRequestMs: number): S3mini {
  return new S3mini({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    endpoint: `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`,
    region: settings.region,
    requestAbortTimeout: maxRequestMs,
  })
}
