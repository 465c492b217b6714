import { companyWire, fixtures } from '@stellwerk/domain/fixtures';
import { http, HttpResponse } from 'msw/http';
import { profileAnswer } from '../routes/account/dashboard/story-answers';

/** Responses for the frame of every page with a login; a story's own handlers override these. */
export const frameAnswers = [
  http.get('*/api/private/messages/unread', () => HttpResponse.json({ own: 0, companies: {}, platform: 0 })),
  http.get('*/api/private/users/profile', () => HttpResponse.json(profileAnswer)),
  http.get('*/api/private/companies/get-my-companies', () =>
    HttpResponse.json(fixtures.companies.map((company) => companyWire(fixtures, company))),
  ),
];
