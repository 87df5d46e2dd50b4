import {
  lastReplyFilters,
  offerFilters,
  type ReplyFilter,
  replyFilters,
  workFilters,
} from '../../../../rules/land-requests/work.ts';
import type { FilterTexts } from '../../../../rules/lists/filters.ts';
import { choicesOf } from '../../../components/inputs/SelectInput.tsx';
import { assigneeFilter } from '../../../components/lists/filters/AssigneeFilter.tsx';
import { dayFilter } from '../../../components/lists/filters/DayFilters.tsx';
import type { Filter } from '../../../components/lists/filters/filter.ts';
import { placeFilter } from '../../../components/lists/filters/PlaceFilters.tsx';
import { selectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { durum, imarDurum } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { landRequestWorkText } from '../../../text/land-requests/work.ts';
import { reasonChoices } from './ReasonSelect.tsx';

const text = landRequestsText.filters;
const { 1: waiting, 2: offered } = durum;

/** The filters of the purchased and the cancelled land requests. */
export const closedFilters: readonly Filter[] = [
  placeFilter,
  selectFilter({ name: 'imar_durum', label: text.imar_durum, choices: choicesOf(imarDurum) }),
  dayFilter,
];

const reasonFilter = selectFilter({
  name: 'neden',
  label: text.neden,
  choices: [...reasonChoices, { value: 'none', label: text.noReason }],
});
/** @param choices which replies to find. */
const replyFilter = (choices: readonly ReplyFilter[]) =>
  selectFilter({
    name: 'owner_reply',
    label: text.owner_reply,
    choices: choices.map((value) => ({ value, label: landRequestWorkText.replies[value] })),
  });

/** Cancelled land requests have a reason too, where one was chosen. */
export const cancelledFilters: readonly Filter[] = [reasonFilter, ...closedFilters];

/** All land requests, by what the report counts. */
export const allFilters: readonly Filter[] = [
  selectFilter({ name: 'durum', label: text.durum, choices: choicesOf(durum) }),
  selectFilter({
    name: 'offer',
    label: text.offer,
    choices: offerFilters.map((value) => ({ value, label: text.offers[value] })),
  }),
  replyFilter(lastReplyFilters),
  reasonFilter,
  placeFilter,
  dayFilter,
];

/** Open land requests differ in their durum too, in who has them and in what the owner says. */
export const openFilters: readonly Filter[] = [
  selectFilter({ name: 'durum', label: text.durum, choices: choicesOf({ 1: waiting, 2: offered }) }),
  assigneeFilter,
  replyFilter(replyFilters),
  ...closedFilters,
];

/** Open land requests by what is to be done. */
export const workChips: Readonly<Record<string, FilterTexts>> = {
  [landRequestWorkText.filters.all]: {},
  ...Object.fromEntries(workFilters.map((work) => [landRequestWorkText.filters[work], { work }])),
};
