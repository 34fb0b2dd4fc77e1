/** Routers without a browser's address, for tests and pages that run alone. Not in the facade: what the page has there is in its first script. */
export { MemoryRouter, Navigate, RouterProvider, createMemoryRouter, useLoaderData } from 'react-router-dom';
