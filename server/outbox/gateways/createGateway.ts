import type { SmsConfig } from '../../config/smsConfig.ts';
import type { SmsGateway } from './gateway.ts';
import { createIletimerkezi } from './iletimerkezi.ts';
import { createNetgsm } from './netgsm.ts';
import { createVerimor } from './verimor.ts';
import { createWebhook } from './webhook.ts';

/** The adapter of the configured gateway. */
export function createGateway(config: SmsConfig): SmsGateway {
  switch (config.provider) {
    case 'netgsm':
      return createNetgsm(config);
    case 'iletimerkezi':
      return createIletimerkezi(config);
    case 'verimor':
      return createVerimor(config);
    case 'webhook':
      return createWebhook(config);
  }
}
