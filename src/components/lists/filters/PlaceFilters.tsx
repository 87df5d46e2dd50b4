import Box from '@mui/material/Box';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { locationCascadeMachine, pendingList } from '../../../../machines/places/locationCascade.ts';
import { type FilterTexts, readPlaceId } from '../../../../rules/lists/filters.ts';
import { emptyPlace } from '../../../../rules/places/place.ts';
import { useClient } from '../../../site/services.tsx';
import { filtersText } from '../../../text/lists/filters.ts';
import { placeText } from '../../../text/places/places.ts';
import { NoticeButton } from '../../notices/NoticeButton.tsx';
import type { Filter, Filtering } from './filter.ts';
import { SelectFilter } from './SelectFilter.tsx';

/**
 * As high as the select in whose place it stands: the rows below do not move. MUI's alert would be
 * higher.
 */
const failedStyles = {
  '& p': { mt: 0, mb: 0.75, lineHeight: 1.4375 },
  '& button': { minHeight: 'var(--input-height, 3rem)' },
} as const;

/** The provinces, and the districts of the chosen one. */
function usePlaces({ il = '' }: FilterTexts) {
  const client = useClient();
  const [snapshot, send] = useMachine(locationCascadeMachine, {
    input: { client, place: { ...emptyPlace, il } },
  });
  const { place } = snapshot.context;
  useEffect(() => {
    // the address changes too: by Back, by a link of the menu
    if (place.il !== il) send({ type: 'province.choose', id: il });
  }, [place.il, il, send]);
  return [snapshot, send] as const;
}

/** Province and district. The list keeps what is chosen; the cascade loads the names. */
function PlaceFilters({ filtering }: { filtering: Filtering }) {
  const [snapshot, send] = usePlaces(filtering.texts);
  const { il = '' } = filtering.texts;
  const { provinces = [], districts = [] } = snapshot.context.lists;
  const pending = pendingList(snapshot.context);
  const loading = snapshot.matches('loading') ? pending : undefined;
  return (
    <>
      <SelectFilter
        filtering={filtering}
        name="il"
        label={placeText.il}
        choices={provinces.map(({ id, il_adi }) => ({ value: String(id), label: il_adi }))}
        busy={loading === 'provinces'}
        cleared={{ ilce: '' }}
      />
      {snapshot.matches('failed') && pending ? (
        <Box sx={failedStyles}>
          <p role="alert">{placeText.failed[pending]}</p>
          <NoticeButton onPress={() => send({ type: 'load.retry' })} />
        </Box>
      ) : (
        <SelectFilter
          filtering={filtering}
          name="ilce"
          label={placeText.ilce}
          choices={districts.map(({ id, ilce_adi }) => ({ value: String(id), label: ilce_adi }))}
          {...(il === '' && { none: filtersText.firstProvince })}
          busy={loading === 'districts'}
        />
      )}
    </>
  );
}

/** The names of the chosen place; its numbers until they are loaded. */
function PlaceChip({ texts }: { texts: FilterTexts }) {
  const [snapshot] = usePlaces(texts);
  const { provinces = [], districts = [] } = snapshot.context.lists;
  const province = provinces.find(({ id }) => String(id) === texts.il)?.il_adi ?? texts.il ?? '';
  const district = districts.find(({ id }) => String(id) === texts.ilce)?.ilce_adi ?? texts.ilce;
  return district === undefined ? province : `${province} / ${district}`;
}

/** Province and district. */
export const placeFilter: Filter = {
  names: ['il', 'ilce'],
  reads: (text) => readPlaceId(text) !== undefined,
  inputs: (filtering) => <PlaceFilters filtering={filtering} />,
  chip: (texts) => <PlaceChip texts={texts} />,
};
