'use client';
import ErrorPage from '../error';

/** A page of the signed-in area that failed: the menu beside it stays. */
export default ErrorPage;
