import type { LandInfoField } from '../../../rules/land-requests/landOfferForm.ts';
import {
  arsaDeger,
  edinmeSekli,
  egim,
  imarDurum,
  manzara,
  resmiYol,
  sahipZamanOnForm,
  tapuDurum,
} from '../../text/land-requests/landCodes.ts';
import { choicesOf } from './SelectInput.tsx';

/** The choices of each answer about the land; undefined for free text. */
export const infoChoices: Record<LandInfoField, ReturnType<typeof choicesOf> | undefined> = {
  tapu_durum: choicesOf(tapuDurum),
  sahip_zaman: choicesOf(sahipZamanOnForm),
  resmi_yol: choicesOf(resmiYol),
  imar_durum: choicesOf(imarDurum),
  arsa_deger: choicesOf(arsaDeger),
  edinme_sekli: choicesOf(edinmeSekli),
  egim: choicesOf(egim),
  manzara: choicesOf(manzara),
  metrekare: undefined,
};
