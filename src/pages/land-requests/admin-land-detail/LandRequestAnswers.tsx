import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FullLandRequest as LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import type { LandInfoField } from '../../../../rules/land-requests/landOfferForm.ts';
import { isErased } from '../../../../rules/land-requests/landRequestMoves.ts';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { CopyButton } from '../../../components/records/CopyButton.tsx';
import { Facts } from '../../../components/records/Facts.tsx';
import { dateText } from '../../../text/formats.ts';
import * as codes from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.landRequest;

/** All answers of the owner, with the codes in words (product, 3). */
export function LandRequestAnswers({ landRequest }: { landRequest: LandRequest }) {
  const { info } = text;
  const { ada, parsel } = landRequest;
  const answers: Record<LandInfoField, [label: string, answer: string]> = {
    arsa_deger: [info.arsa_deger, codes.arsaDegerInLira(landRequest.arsa_degeri)],
    metrekare: [info.metrekare, landRequest.metrekare],
    tapu_durum: [info.tapu_durum, codes.tapuDurum[landRequest.tapu_durum]],
    imar_durum: [info.imar_durum, codes.imarDurum[landRequest.imar_durum]],
    sahip_zaman: [info.sahip_zaman, codes.sahipZaman[landRequest.sahip_zaman]],
    resmi_yol: [info.resmi_yol, codes.resmiYol[landRequest.resmi_yol]],
    edinme_sekli: [info.edinme_sekli, codes.edinmeSekli[landRequest.edinme_sekli]],
    egim: [info.egim, codes.egim[landRequest.egim]],
    manzara: [info.manzara, codes.manzara[landRequest.manzara]],
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        title={text.owner}
        facts={[
          [text.name, landRequest.name],
          [
            text.phone,
            isErased(landRequest) ? (
              text.phoneErased
            ) : (
              <Copied key="phone" text={landRequest.phone} label={text.copyPhone}>
                <PhoneLink phone={landRequest.phone} />
              </Copied>
            ),
          ],
        ]}
      />
      <Facts
        title={text.place}
        facts={[
          [text.il, landRequest.il.il_adi],
          [text.ilce, landRequest.ilce.ilce_adi],
          [text.mahalle, landRequest.mahalle.mahalle_adi],
          [
            text.parcel,
            <Copied key="parcel" text={`${ada}/${parsel}`} label={text.copyParcel}>
              {ada} / {parsel}
            </Copied>,
          ],
        ]}
      />
      <Facts title={text.answers} facts={Object.values(answers)} />
      <Facts
        title={text.application}
        facts={[
          [text.tarih, dateText(landRequest.tarih)],
          [text.kvkk, consentText(landRequest)],
        ]}
      />
    </Box>
  );
}

/** Which personal-data notice the owner has accepted, and when; or who has said so of an import. */
function consentText({ kvkk_version, kvkk_accepted_at, imported }: LandRequest): string {
  if (imported) return text.kvkkImported({ ...imported, date: dateText(imported.tarih) });
  if (kvkk_version === undefined || kvkk_accepted_at === undefined) return text.kvkkUnknown;
  return text.kvkkAccepted(kvkk_version, dateText(kvkk_accepted_at));
}

/** A value with the button that copies it. */
function Copied({ text: copied, label, children }: { text: string; label: string; children: ReactNode }) {
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      // the button's text lines up with the value where it stands below it
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, '& button': { ml: -1 } }}
    >
      {children}
      <CopyButton text={copied} label={label} />
    </Stack>
  );
}
