import Box from '@mui/material/Box';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import type { LandInfoField } from '../../../../rules/land-requests/landOfferForm.ts';
import { Facts } from '../../../components/records/Facts.tsx';
import { dateText } from '../../../text/formats.ts';
import * as codes from '../../../text/land-requests/landCodes.ts';
import { landOfferText } from '../../../text/land-requests/landOffer.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.request;

/** All answers of the owner, with the codes in words (product, 3). */
export function LandRequestAnswers({ landRequest }: { landRequest: LandRequest }) {
  const { info } = landOfferText;
  const answers: Record<LandInfoField, [label: string, answer: string]> = {
    arsa_deger: [text.arsaDegeri, `${codes.arsaDeger[landRequest.arsa_degeri]} TL`],
    metrekare: [info.metrekare, landRequest.metrekare],
    tapu_durum: [info.tapu_durum, codes.tapuDurum[landRequest.tapu_durum]],
    imar_durum: [info.imar_durum, codes.imarDurum[landRequest.imar_durum]],
    sahip_zaman: [text.sahiplikZaman, codes.sahipZaman[landRequest.sahip_zaman]],
    resmi_yol: [info.resmi_yol, codes.resmiYol[landRequest.resmi_yol]],
    edinme_sekli: [info.edinme_sekli, codes.edinmeSekli[landRequest.edinme_sekli]],
    egim: [info.egim, codes.egim[landRequest.egim]],
    manzara: [info.manzara, codes.manzara[landRequest.manzara]],
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Facts
        title={text.owner}
        facts={[
          [text.name, landRequest.name],
          [text.phone, landRequest.phone],
          [text.tarih, dateText(landRequest.tarih)],
        ]}
      />
      <Facts
        title={text.place}
        facts={[
          [text.il, landRequest.il.il_adi],
          [text.ilce, landRequest.ilce.ilce_adi],
          [text.mahalle, landRequest.mahalle.mahalle_adi],
          [text.ada, landRequest.ada],
          [text.parsel, landRequest.parsel],
        ]}
      />
      <Facts title={text.answers} facts={Object.values(answers)} />
    </Box>
  );
}
