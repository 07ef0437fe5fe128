import type { ModalTranslations } from '@docsearch/react/modal'
import type { ModalTexts } from '@/lib/search/modal-settings'

/** The site's texts under DocSearch's names. */
export function modalTranslations(texts: ModalTexts): ModalTranslations {
  return {
    searchBox: {
      clearButtonTitle: texts.clear,
      clearButtonAriaLabel: texts.clearLabel,
      closeButtonText: texts.cancel,
      closeButtonAriaLabel: texts.cancel,
      searchInputLabel: texts.placeholder,
    },
    footer: {
      selectText: texts.select,
      selectKeyAriaLabel: texts.enterKey,
      navigateText: texts.navigate,
      navigateUpKeyAriaLabel: texts.upKey,
      navigateDownKeyAriaLabel: texts.downKey,
      closeText: texts.close,
      closeKeyAriaLabel: texts.escapeKey,
      poweredByText: texts.poweredBy,
    },
    noResultsScreen: {
      noResultsText: texts.noResults,
      reportMissingResultsText: texts.report,
      reportMissingResultsLinkText: texts.reportLink,
    },
    startScreen: {
      recentSearchesTitle: texts.recent,
      saveRecentSearchButtonTitle: texts.save,
      removeRecentSearchButtonTitle: texts.removeRecent,
      favoriteSearchesTitle: texts.favorite,
      removeFavoriteSearchButtonTitle: texts.removeFavorite,
    },
  }
}
